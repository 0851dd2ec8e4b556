import type { WorkerEvent } from '#domain/app/worker-messages.ts';
import type { DeviceStore } from '#platform/storage/device-store.ts';

/** The functions and data that the worker depends on: from the browser in `sw.ts`, from a test elsewhere. */
export interface Deps {
  readonly caches: CacheStorage;
  /** Does not accept a redirect as an answer. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** The shop's origin, without a closing slash. */
  readonly origin: string;
  readonly build: Build;
  readonly device: DeviceStore;
  readonly now: () => number;
  /** The share of the storage that is used, 0 to 1. */
  readonly fullness: () => Promise<number>;
  /** Whether the visitor saves data, or has a slow link (W12). */
  readonly isSparing: () => boolean;
  readonly tell: (event: WorkerEvent) => void;
  /** The engine has another build than this one. `isLeft`: the visitor uses another language, whose worker may take over at once. */
  readonly outdated: (isLeft: boolean) => void;
}

export interface Build {
  readonly id: string;
  /** The language of its pages. */
  readonly language: string;
  readonly files: readonly BuiltFile[];
}

export interface BuiltFile {
  readonly path: string;
  /** Null for a file whose name contains a hash of its content. */
  readonly revision: string | null;
}

/** Keeps the worker alive until a task has ended. */
export interface EventLifetime {
  waitUntil(work: Promise<unknown>): void;
}
