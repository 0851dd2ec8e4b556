import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import * as words from '#words/desk/session.ts';
import { Sheet } from './sheet.tsx';
import { type Credentials, SignInForm } from './sign-in-form.tsx';

/** These forms are loaded when they are needed, because most people just sign in. */
const EnrolForm = lazy(async () => ({ default: (await import('./enrol-form.tsx')).EnrolForm }));
const ForgotForm = lazy(async () => ({ default: (await import('./forgot-form.tsx')).ForgotForm }));
const RegisterForm = lazy(async () => ({ default: (await import('./register-form.tsx')).RegisterForm }));
const OpenShopForm = lazy(async () => ({ default: (await import('./open-shop-form.tsx')).OpenShopForm }));

type Way = 'sign-in' | 'enrol' | 'register' | 'forgot';

const notices = {
  none: null,
  unreachable: words.needsNetwork,
  revoked: words.revoked,
  signed_out: words.signedOut,
  ended: words.ended,
};

/** The ways to sign in: as a user, or by an owner's code. */
export function SignedOut(props: { why: keyof typeof notices }) {
  return (
    <Suspense>
      <Ways {...props} />
    </Suspense>
  );
}

function Ways({ why }: { why: keyof typeof notices }) {
  const [way, setWay] = useState<Way>(() => (codeInAddress() ? 'enrol' : 'sign-in'));
  const [user, setUser] = useState<Credentials | null>(null);
  const notice = notices[why];
  const back = (
    <Button kind="plain" wide onClick={() => setWay('sign-in')}>
      {words.toSignIn}
    </Button>
  );

  if (user) return <OpenShopForm user={user} />;
  if (way === 'enrol') return <EnrolForm code={codeInAddress()} foot={back} />;
  if (way === 'register') return <RegisterForm foot={back} />;
  if (way === 'forgot') return <ForgotForm foot={back} />;
  return (
    <Sheet title={words.title} lead={words.lead}>
      {notice ? <Notice kind={why === 'unreachable' ? 'caution' : 'info'}>{notice}</Notice> : null}
      <SignInForm onNoCompany={setUser} />
      <Button wide onClick={() => setWay('register')}>
        {words.register}
      </Button>
      <Button kind="plain" wide onClick={() => setWay('forgot')}>
        {words.forgot}
      </Button>
      <Button kind="plain" wide onClick={() => setWay('enrol')}>
        {words.enrol}
      </Button>
    </Sheet>
  );
}

/** The code in the address, which the camera of a phone opens from the QR code. It stands after the `#`, which no server sees. */
function codeInAddress(): string {
  return /^#enrol=([A-Z2-9]{12})$/.exec(location.hash)?.[1] ?? '';
}
