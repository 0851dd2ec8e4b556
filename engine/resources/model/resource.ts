import type { Kysely } from 'kysely';
import type { AnyField } from '#domain/contract/fields.ts';
import { type Problem } from '#domain/contract/problems.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { ReceivedFile } from '../../http/request/form.ts';
import type { FormOf } from '../../http/route.ts';
import { baseAccount, type Column, type Part, type Row, type SqlValue, type Writing } from './columns.ts';

/** The owner of objects: a column refers to the account, or to an object that belongs to an account. */
export type Owner = { readonly column: string; readonly through?: { readonly table: string; readonly field: string } };

/** The experiences and stores that show some objects: a change of the objects raises their versions (A17). */
export interface Shown {
  readonly experiences?: readonly number[];
  readonly stores?: readonly number[];
}

/** A use that keeps an object from being deleted: a table, the column that refers to the object, and the words for its rows. */
export interface Use {
  readonly table: string;
  readonly column: string;
  readonly by: string;
  /** How to find the users' names: their table, the column with their id, and the column with their name. */
  readonly titled?: { readonly table: string; readonly id: string; readonly title: string };
}

/** A creation by a form with a file (A20). */
export interface Upload extends FormOf {
  /**
   * Makes the stored columns of the file, before anything is stored and outside of any transaction.
   *
   * @throws Invalid with paths that begin after the field
   */
  readonly take: (context: Context, file: ReceivedFile, account_id: number) => Promise<TakenFile>;
}

export interface TakenFile {
  readonly row: Row;
  settle(): Promise<void>;
  drop(): Promise<void>;
}

export type ResourceField = Column | Part;

/** A file with objects: the accounts that it contains, and its time. */
export interface FileOf {
  readonly accounts: ReadonlySet<number>;
  readonly now: Temporal.Instant;
}

/** A field of objects in files between databases, if files differ from requests and answers in it. */
export interface CarriedPart {
  readonly field: AnyField;
  /** Whether the field counts only for an object that is new here: for an existing object the database is right. */
  readonly isForNew: boolean;
  readonly isRequired?: boolean;
  /** Reads the field of several objects at once. @returns a function from a row to its value */
  readonly read: (tx: Transaction, rows: readonly Row[], file: FileOf) => Promise<(row: Row) => unknown>;
  /** Replaces the stored value; undefined if the row itself holds it. @throws Invalid with paths that begin after the field */
  readonly write?: Part['write'];
}

/** A plain resource (A5). Its six routes, its lists and its part of `/schema/` follow from this. */
export interface SellerResource {
  readonly name: string;
  /** The name in messages: `meeting point`. */
  readonly one: string;
  readonly table: string;
  readonly owner: Owner;
  readonly permission: { readonly read: Permission; readonly write: Permission };
  readonly fields: Readonly<Record<string, ResourceField>>;
  readonly search: readonly string[];
  /** An indexed table of the searched texts, for long and many texts. */
  readonly searchIndex?: string;
  /** Fields for `ordering` besides `id`. */
  readonly ordering: readonly string[];
  /** The default order of a list; by default by id. */
  readonly order?: string;
  /** Fields by which a list can be filtered, each by one value. */
  readonly filters: readonly string[];
  /** Fields that are unique. */
  readonly unique?: readonly string[];
  readonly usedBy?: readonly Use[];
  readonly invalidates?: (tx: Transaction, rows: readonly Row[]) => Promise<Shown>;
  /** Columns that the engine itself stores for a new object, unless the body sets them; besides `created_at` and `position`. */
  readonly defaults?: (writing: Writing, tx: Transaction) => Row | Promise<Row>;
  /** For objects that are created by a form with a file, in place of a JSON body. */
  readonly upload?: Upload;
  /**
   * Asks other systems about an object before it is stored, outside of any transaction. @returns the columns to store from their answer
   *
   * @param body  the request's body, validated
   * @throws Invalid
   */
  readonly beforeSave?: (context: Context, body: Readonly<Record<string, unknown>>) => Promise<Row>;
  /** Whether it contains personal data: it is copied to another database only if that is requested. */
  readonly isPersonal?: boolean;
  /** Fields in files besides its own fields, or in their place. */
  readonly carried?: Readonly<Record<string, CarriedPart>>;
  /** The problems of an object as it is about to be stored, beyond its single fields. */
  readonly check?: (tx: Transaction, next: Row, writing: Writing) => Promise<readonly Problem[]> | readonly Problem[];
  /** Locks what a change needs and what comes before the object in the order of locks (decision 0045). */
  readonly lockBefore?: (tx: Transaction, id: number, changing: Pick<Writing, 'body' | 'now'>) => Promise<void>;
  /** Further effects of storing an object. @param before  null for a new object */
  readonly afterSave?: (tx: Transaction, id: number, before: Row | null, writing: Writing) => Promise<void>;
  /** Runs before an object is deleted. @throws Failed if it may not be deleted */
  readonly beforeDelete?: (tx: Transaction, row: Row, deleting: Deleting) => Promise<void>;
}

/** The caller, the account and the time of a deletion. */
export type Deleting = Pick<Writing, 'account_id' | 'caller' | 'now'>;

type Usual = 'table' | 'owner' | 'permission' | 'filters';

/** A resource by its special features: by default it belongs to an account, is part of its catalogue and has the name of its table. */
export function sellerResource(
  declared: Omit<SellerResource, Usual> & Partial<Pick<SellerResource, Usual>>,
): SellerResource {
  const owner: Owner = declared.owner ?? { column: 'account_id' };
  return {
    table: declared.name.replaceAll('-', '_'),
    permission: { read: 'catalogue.read', write: 'catalogue.write' },
    filters: [],
    ...declared,
    owner,
    fields: { ...(!owner.through && { base_account: baseAccount() }), ...declared.fields },
  };
}

/** An owner that another field refers to, and that belongs to an account. */
export function through(field: string, column: string, table: string): Owner {
  return { column, through: { table, field } };
}

/** The titles of experiences that refer to an object in their own column. */
export const experienceTitles = { table: 'experiences', id: 'id', title: 'title' };

/** For objects that an experience's page may show. @param column  of `experiences`, or of a table that refers to them */
export function shownInExperiences(
  column: string,
  table = 'experiences',
  id = 'id',
): NonNullable<SellerResource['invalidates']> {
  return async (tx, rows) => {
    const found = await rowsOf(tx)
      .selectFrom(table)
      .select(id)
      .distinct()
      .where(column, 'in', [0, ...rows.map((row) => row['id'] ?? 0)])
      .execute();
    return { experiences: found.map((row) => Number(row[id])) };
  };
}

export function rowsOf(tx: Transaction): Kysely<AnyTables> {
  return tx as unknown as Kysely<AnyTables>;
}

/** Tables and columns whose names are known only at run time. */
export type AnyTables = Record<string, Record<string, SqlValue>>;
