import { useAtomValue, useSetAtom } from 'jotai';
import { Component, useEffect, useMemo, useRef } from 'react';
import { cartAtom } from '#shop/state/cart/cart.ts';
import { eventsAtom, seeCartAtom, seeStepsAtom, stepsAtom } from '#shop/state/events/events.ts';
import { useShownView } from '#shop/state/page/page.ts';

/** Records the pages that the visitor sees and the lines put into the cart (O7). It renders nothing, and its errors do not affect the page. */
export class EventRecorder extends Component {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : <Recorder />;
  }
}

function Recorder() {
  const { view, pathname } = useShownView();
  const step = view.page === 'checkout' ? view.step : 0;
  // oxlint-disable-next-line react/exhaustive-deps -- filters of the listing and the like are the same page
  const steps = useAtomValue(useMemo(() => stepsAtom(view), [pathname, step]));
  const seeSteps = useSetAtom(seeStepsAtom);
  const keys = steps.map(({ key }) => key).join();
  useAtomValue(eventsAtom);

  // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- once a page, and once it is known what it is about
  useEffect(() => seeSteps(steps), [seeSteps, pathname, keys]);
  useCartEvents();

  return null;
}

/** Changes count from the first known cart on. */
function useCartEvents(): void {
  const cart = useAtomValue(cartAtom);
  const seeCart = useSetAtom(seeCartAtom);
  const before = useRef(cart);

  useEffect(() => {
    if (cart === undefined) return;
    if (before.current !== undefined) seeCart(before.current, cart);
    before.current = cart;
  }, [cart, seeCart]);
}
