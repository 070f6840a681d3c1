import { Button, type ButtonProps } from 'antd';
import type { ReactNode } from 'react';
import { FooterBar } from '../page/footer-bar';
import './form.css';
import { texts } from './texts';

type Saving = { isChanged: boolean; isSaving: boolean };

type SaveProps = {
  saved: Saving;
  /** Saves; without it the button submits the form. */
  onSave?: () => void;
  /** Whether it is enabled without changes, as for a next step. */
  isAlwaysOn?: boolean;
  type?: ButtonProps['type'];
  /** Another word than to save. */
  children?: ReactNode;
};

/** Saves the form. */
export function SaveButton(props: SaveProps) {
  const { saved, onSave, isAlwaysOn = false, type = 'primary', children = texts.save } = props;
  return (
    <Button
      type={type}
      htmlType={onSave ? 'button' : 'submit'}
      disabled={!isAlwaysOn && !saved.isChanged}
      loading={saved.isSaving}
      onClick={onSave}
    >
      {children}
    </Button>
  );
}

type FooterProps = {
  saved: Saving;
  /** What else can be done with the thing. */
  left?: ReactNode;
  /** What goes away from the form. */
  close?: ReactNode;
};

/** The foot of a form on a page, always in sight. */
export function FormFooter({ saved, left, close }: FooterProps) {
  return (
    <FooterBar left={left}>
      {close}
      <SaveButton saved={saved} />
    </FooterBar>
  );
}

/** The foot of a form in a dialog. */
export function DialogFooter({ saved, close }: Omit<FooterProps, 'left'>) {
  return (
    <div className="bw-dialog-footer">
      {close}
      <SaveButton saved={saved} />
    </div>
  );
}
