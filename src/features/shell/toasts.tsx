import { useAtomValue, useSetAtom } from 'jotai';
import { dismissToastAtom, toastsAtom } from '#state/toasts.ts';
import { ToastRegion } from '#ui/toast.tsx';

export function Toasts() {
  return <ToastRegion toasts={useAtomValue(toastsAtom)} onDismiss={useSetAtom(dismissToastAtom)} />;
}
