import { describe, expect, it } from 'vitest';
import { changeOf, occupancyOf, pointsOf } from '#domain/desk/number-change.ts';

describe('the change of a number', () => {
  it.each([
    [120, 100, { kind: 'more', by: 20 }],
    [50, 200, { kind: 'less', by: 75 }],
    [0, 80, { kind: 'less', by: 100 }],
    [100.4, 100, { kind: 'same' }],
    [5, 0, { kind: 'new' }],
    [0, 0, { kind: 'same' }],
  ])('[B7] of %d after %d is said in percent', (now, before, change) => {
    expect(changeOf(now, before)).toEqual(change);
  });

  it.each([
    [60, 45, { kind: 'more', by: 15 }],
    [null, 45, { kind: 'less', by: 45 }],
    [10, null, { kind: 'new' }],
    [null, null, { kind: 'same' }],
  ])('[B7] of an occupancy of %s after %s is said in points', (now, before, change) => {
    expect(pointsOf(now, before)).toEqual(change);
  });

  it('[B7] has no occupancy where there were no places', () => {
    expect(occupancyOf({ places_sold: 0, capacity: 0 })).toBeNull();
    expect(occupancyOf({ places_sold: 5, capacity: 8 })).toBe(63);
  });
});
