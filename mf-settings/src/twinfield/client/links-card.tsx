import { type FieldValues, FormFrame, SaveButton, type SavedForm } from '@boekwerk/shared/ui/form';
import { Card } from '@boekwerk/shared/ui/layout';
import { Muted } from '@boekwerk/shared/ui/text';
import type { ReactNode } from 'react';
import '../twinfield.css';

type Props<Values extends FieldValues> = {
  // biome-ignore lint/suspicious/noExplicitAny: it does not mind what the form makes of its values
  saved: SavedForm<Values, any, any>;
  words: { title: string; text: string; save: string };
  children: ReactNode;
};

/** A form of what is booked where in the linked office. */
export function LinksCard<Values extends FieldValues>({ saved, words, children }: Props<Values>) {
  return (
    <Card title={words.title}>
      <FormFrame
        saved={saved}
        hasRequired={false}
        footer={
          <div className="settings-twinfield-foot">
            <SaveButton saved={saved}>{words.save}</SaveButton>
          </div>
        }
      >
        <p className="settings-twinfield-text">
          <Muted>{words.text}</Muted>
        </p>
        {children}
      </FormFrame>
    </Card>
  );
}
