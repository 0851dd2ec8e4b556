import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/booking.ts';
import styles from './booking-page.module.css';

/** The address of a card page, to be copied and sent to the guest. */
export function PaymentLink({ address }: { address: string }) {
  return (
    <div className={layout.stack4}>
      <p>{words.linkText}</p>
      <p className={styles.link}>{address}</p>
      <CopyButton wide text={address} labels={[words.copyLink, words.copied]} />
    </div>
  );
}

interface CopyProps {
  text: string;
  /** The labels before and after a tap. */
  labels: readonly [string, string];
  wide?: boolean;
}

export function CopyButton({ text, labels, wide = false }: CopyProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };

  return (
    <Button wide={wide} onClick={() => void copy()}>
      {labels[isCopied ? 1 : 0]}
    </Button>
  );
}
