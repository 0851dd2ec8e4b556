// What `lazy-parts.ts` brings, in one module, so that the first view carries one name for all of it.
export { OutboxCards } from '#features/outbox/outbox-cards.tsx';
export { OutboxSign } from '#features/outbox/outbox-sign.tsx';
export { FailureView } from '#features/shell/failure-view.tsx';
export { PageTitle } from '#features/shell/page-title.tsx';
export { Notices } from './later-notices.tsx';
