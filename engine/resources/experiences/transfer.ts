import { Transfer } from '#domain/contract/catalogue.ts';
import type { Of } from '#domain/contract/fields.ts';
import { reason } from '#domain/contract/problems.ts';
import { TransferInput } from '#domain/contract/resources/experiences.ts';
import { invalidError } from '../../base/errors.ts';
import { type Column, jsonColumn } from '../model/columns.ts';

const none: Transfer = { selection: 'unavailable', minutes_before_departure: 0, points: [] };

/**
 * Pick-up or drop-off. Points have no table of their own: a known point keeps its id, a new point gets an id above those of the
 * present points. @param first  the first id of new points: the ids of pick-up and drop-off never meet
 */
export function transfer(column: string, first: number): Column {
  return {
    ...jsonColumn(column, TransferInput, { absent: none, shown: Transfer }),
    store: (value, { row, isCarried = false }) => {
      const { selection, minutes_before_departure = 0, points = [] } = value as Of<typeof TransferInput>;
      if (selection !== 'unavailable' && points.length === 0) throw invalidError(['points'], reason('point_missing'));
      const known = row[column] ? (JSON.parse(String(row[column])) as Transfer).points.map(({ id }) => id) : [];
      const brought = isCarried ? points.flatMap(({ id }) => id ?? []) : [];
      let last = Math.max(first - 1, ...known, ...brought);
      const transferred = new Set<number>();
      const whole = points.map(({ id, address = '', ...point }) => {
        const isStored = id !== undefined && (isCarried || known.includes(id)) && !transferred.has(id);
        const own = isStored ? id : (last += 1);
        transferred.add(own);
        return { ...point, id: own, address };
      });
      return { [column]: JSON.stringify({ selection, minutes_before_departure, points: whole }) };
    },
  };
}
