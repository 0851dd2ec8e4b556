import type { Permission } from '#domain/permissions.ts';

/** The caller who signed a request, with the permissions of their roles at its time (A12). */
export interface Principal {
  readonly user_id: number;
  /** Whether they run this engine: they have every right in every account. */
  readonly is_staff: boolean;
  /** The id of the API key that represents them (A39); undefined for a person's own token. */
  readonly api_key?: number;
  /** The desk device at which they act (T2), and its account; undefined elsewhere. */
  readonly device?: {
    readonly id: number;
    readonly name: string;
    readonly account_id: number;
    /** Whether several people use the device: then the caller is none of them. */
    readonly is_shared: boolean;
  };
  can(account_id: number, permission: Permission): boolean;
  /** Ids of the accounts in which they have the permission, ascending. */
  accountsWith(permission: Permission): readonly number[];
}

/** Whether a caller is one person, not a program or a device that several people share. */
export function isPerson({ api_key, device }: Principal): boolean {
  return api_key === undefined && !device?.is_shared;
}

export interface Authenticator {
  /**
   * The caller of a request; null if the request has no bearer token.
   *
   * @throws Failed 401 for a bad or expired token or an inactive user; 429 for too many wrong API keys
   */
  of(request: Request, now: Temporal.Instant): Promise<Principal | null>;
}
