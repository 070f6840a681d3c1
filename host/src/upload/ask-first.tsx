import { Button } from '@boekwerk/shared/ui/button';
import { Flex } from '@boekwerk/shared/ui/layout';
import { Muted } from '@boekwerk/shared/ui/text';
import { FileRow } from '@boekwerk/shared/ui/upload';
import { useState } from 'react';
import { HandIn, type HandInProps } from './hand-in';
import { forgetShared } from './shared-files';
import { texts } from './texts';

/**
 * Shows what was shared before any of it is handed in: a form of any other site can send files to where apps share them,
 * and would else put documents into the books of whoever opens that site.
 */
export function AskFirst({ files, onClose }: HandInProps) {
  const [agreed, setAgreed] = useState<readonly File[] | null>(files.length > 0 ? null : []);
  if (agreed) return <HandIn files={agreed} onClose={onClose} />;

  const refuse = () => {
    void forgetShared(files);
    setAgreed([]);
  };
  return (
    <>
      <p role="status">
        <strong>{texts.shared(files.length)}.</strong> <Muted>{texts.ask}</Muted>
      </p>
      {files.map((file, index) => (
        // Two may be called the same, and none comes or goes here.
        <FileRow key={index} name={file.name} bytes={file.size} />
      ))}
      <Flex justify="end" gap={8} style={{ marginTop: 16 }}>
        <Button onClick={refuse}>{texts.refuse}</Button>
        <Button type="primary" onClick={() => setAgreed(files)}>
          {texts.agree}
        </Button>
      </Flex>
    </>
  );
}
