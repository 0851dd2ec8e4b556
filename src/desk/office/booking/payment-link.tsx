import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/booking.ts';
import styles from './booking-page.module.css';

/** The address of a card page, to be copied and sent to the guest. */
export function PaymentLink({ address }: { address: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };

  return (
    <div className={layout.stack4}>
      <p>{words.linkText}</p>
      <p className={styles.link}>{address}</p>
      <Button wide onClick={() => void copy()}>
        {isCopied ? words.copied : words.copyLink}
      </Button>
    </div>
  );
}
