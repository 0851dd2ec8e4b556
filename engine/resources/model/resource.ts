import type { Kysely } from 'kysely';
import type { AnyField } from '#domain/contract/fields.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { Problem } from '../../errors.ts';
import type { ReceivedFile } from '../../http/request/form.ts';
import type { FormOf } from '../../http/route.ts';
import { baseAccount, type Column, type Part, type Row, type SqlValue, type Writing } from './columns.ts';

/** Whose objects they are: a column of the table names the account, or an object that belongs to one. */
export type Owner = { readonly column: string; readonly through?: { readonly table: string; readonly field: string } };

/** What a storefront shows of objects: experiences and stores whose versions a change raises (A17). */
export interface Shown {
  readonly experiences?: readonly number[];
  readonly stores?: readonly number[];
}

/** Where an object is in use that cannot be removed before it is not: a table, the column that names it, and the words for its rows. */
export interface Use {
  readonly table: string;
  readonly column: string;
  readonly by: string;
  /** Where those who use it can be told by name: their table, the column that has their id, and that of their name. */
  readonly titled?: { readonly table: string; readonly id: string; readonly title: string };
}

/** A creation that brings a file, in a form (A20). */
export interface Upload extends FormOf {
  /**
   * Makes of the file what is to be stored, before anything is, outside of any transaction.
   *
   * @throws Invalid, its path beginning behind the field
   */
  readonly take: (context: Context, file: ReceivedFile) => Promise<TakenFile>;
}

export interface TakenFile {
  readonly row: Row;
  settle(): Promise<void>;
  drop(): Promise<void>;
}

export type ResourceField = Column | Part;

/** A file that carries objects: whose they are, and as of when. */
export interface FileOf {
  readonly accounts: ReadonlySet<number>;
  readonly now: Temporal.Instant;
}

/** What a file that carries objects from one database to another says of each, where it is not what requests and answers say. */
export interface CarriedPart {
  readonly field: AnyField;
  /** Whether it is said of an object that is new here only: one that is there knows better. */
  readonly isForNew: boolean;
  readonly isRequired?: boolean;
  /** Reads it of several objects at once. @returns that of one of them */
  readonly read: (tx: Transaction, rows: readonly Row[], file: FileOf) => Promise<(row: Row) => unknown>;
  /** Puts it in place of what is there; left out where the row itself holds it. @throws Invalid, its path beginning behind the field */
  readonly write?: Part['write'];
}

/** A plain resource (A5). Its six routes, its lists and its part of `/schema/` follow from this. */
export interface SellerResource {
  readonly name: string;
  /** For words: `meeting point`. */
  readonly one: string;
  readonly table: string;
  readonly owner: Owner;
  readonly permission: { readonly read: Permission; readonly write: Permission };
  readonly fields: Readonly<Record<string, ResourceField>>;
  readonly search: readonly string[];
  /** A table of these texts with an index, for those that are long and many. */
  readonly searchIndex?: string;
  /** Fields that `ordering` knows besides `id`. */
  readonly ordering: readonly string[];
  /** How a list is ordered that says nothing about it; by id where left out. */
  readonly order?: string;
  /** Fields that a list can be narrowed by, each with one value. */
  readonly filters: readonly string[];
  /** Fields that no two objects share. */
  readonly unique?: readonly string[];
  readonly usedBy?: readonly Use[];
  readonly invalidates?: (tx: Transaction, rows: readonly Row[]) => Promise<Shown>;
  /** What the engine itself stores with a new object, unless it was sent; besides its `created_at` and `position`. */
  readonly defaults?: (writing: Writing, tx: Transaction) => Row | Promise<Row>;
  /** Where a form with a file makes it, in place of a JSON body. */
  readonly upload?: Upload;
  /**
   * What others are asked about an object before it is stored, outside of any transaction: what is stored of their answer.
   *
   * @param body  of the request, validated
   * @throws Invalid
   */
  readonly beforeSave?: (context: Context, body: Readonly<Record<string, unknown>>) => Promise<Row>;
  /** Whether it is about people: it is carried to another database only when that is asked for. */
  readonly isPersonal?: boolean;
  /** Besides its fields, or in their place, in a file that carries its objects. */
  readonly carried?: Readonly<Record<string, CarriedPart>>;
  /** What is wrong with an object as it is about to be stored, beyond its single fields. */
  readonly check?: (tx: Transaction, next: Row, writing: Writing) => Promise<readonly Problem[]> | readonly Problem[];
  /** What else happens to a stored object. @param before  null for a new one */
  readonly afterSave?: (tx: Transaction, id: number, before: Row | null, writing: Writing) => Promise<void>;
  /** Runs before an object is removed. @throws Failed where it may not be */
  readonly beforeDelete?: (tx: Transaction, row: Row, deleting: Deleting) => Promise<void>;
}

/** Who deletes an object, of which account, and when. */
export type Deleting = Pick<Writing, 'account_id' | 'caller' | 'now'>;

type Usual = 'table' | 'owner' | 'permission' | 'filters';

/** A resource by what sets it apart: usually it belongs to an account, is part of its catalogue and has the name of its table. */
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

/** An owner that another field names, whose object belongs to an account. */
export function through(field: string, column: string, table: string): Owner {
  return { column, through: { table, field } };
}

/** The titles of experiences that name an object in a column of their own. */
export const experienceTitles = { table: 'experiences', id: 'id', title: 'title' };

/** For objects that a page of an experience may show. @param column  of `experiences`, or of a table that names them */
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

/** Tables and columns whose names are known only when it runs. */
export type AnyTables = Record<string, Record<string, SqlValue>>;
