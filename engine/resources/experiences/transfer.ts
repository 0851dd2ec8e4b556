import { Transfer } from '#domain/contract/catalogue.ts';
import { choice, integer, list, number, type Of, optional, shape, text } from '#domain/contract/fields.ts';
import { pk } from '#domain/contract/resource-fields.ts';
import { Invalid } from '../../errors.ts';
import { type Column, jsonColumn } from '../model/columns.ts';

const Taken = shape({
  selection: choice('unavailable', 'optional', 'required'),
  minutes_before_departure: optional(integer({ min: 0, max: 10_080 })),
  points: optional(
    list(
      shape({
        id: optional(pk()),
        name: text({ max: 200 }),
        address: optional(text({ max: 500, blank: true })),
        lat: number({ min: -90, max: 90 }),
        lon: number({ min: -180, max: 180 }),
      }),
      { max: 500 },
    ),
  ),
});

const none: Transfer = { selection: 'unavailable', minutes_before_departure: 0, points: [] };

/**
 * Pick-up or drop-off. Points have no table of their own: one that comes with its id keeps it, others get one that no point of the
 * experience has had here. @param first  of the ids of new points: those of the two never meet
 */
export function transfer(column: string, first: number): Column {
  return {
    ...jsonColumn(column, Taken, { absent: none, shown: Transfer }),
    store: (value, { row, isCarried = false }) => {
      const { selection, minutes_before_departure = 0, points = [] } = value as Of<typeof Taken>;
      if (selection !== 'unavailable' && points.length === 0)
        throw new Invalid([{ path: ['points'], message: 'Where it is offered, at least one point is needed.' }]);
      const known = row[column] ? (JSON.parse(String(row[column])) as Transfer).points.map(({ id }) => id) : [];
      const brought = isCarried ? points.flatMap(({ id }) => id ?? []) : [];
      let last = Math.max(first - 1, ...known, ...brought);
      const given = new Set<number>();
      const whole = points.map(({ id, address = '', ...point }) => {
        const isStored = id !== undefined && (isCarried || known.includes(id)) && !given.has(id);
        const own = isStored ? id : (last += 1);
        given.add(own);
        return { ...point, id: own, address };
      });
      return { [column]: JSON.stringify({ selection, minutes_before_departure, points: whole }) };
    },
  };
}
