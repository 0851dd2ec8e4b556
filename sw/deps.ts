import type { WorkerEvent } from '#domain/app/worker-messages.ts';
import type { DeviceStore } from '#platform/storage/device-store.ts';

/** What the worker stands on: the browser's own in `sw.ts`, a test's elsewhere. */
export interface Deps {
  readonly caches: CacheStorage;
  /** Never takes a redirect for an answer. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Of the shop, without a closing slash. */
  readonly origin: string;
  readonly build: Build;
  readonly device: DeviceStore;
  readonly now: () => number;
  /** The share of the storage that is taken, 0 to 1. */
  readonly fullness: () => Promise<number>;
  /** Whether the visitor saves data, or has a slow link (W12). */
  readonly isSparing: () => boolean;
  readonly tell: (event: WorkerEvent) => void;
  /** The engine has another build than this one. `isLeft`: the visitor uses another language, whose worker may take over at once. */
  readonly outdated: (isLeft: boolean) => void;
}

export interface Build {
  readonly id: string;
  readonly files: readonly BuiltFile[];
}

export interface BuiltFile {
  readonly path: string;
  /** null for a file that is named by its content. */
  readonly revision: string | null;
}

/** What keeps the worker awake until something is done. */
export interface EventLifetime {
  waitUntil(work: Promise<unknown>): void;
}
