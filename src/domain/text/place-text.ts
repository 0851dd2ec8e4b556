import type { OrderLine } from '../contract/orders.ts';

/** 'Main quay, Obala 1, Split': where to meet, in a line. */
export function placeText(point: NonNullable<OrderLine['meeting_point']>): string {
  return [point.name, streetText(point)].filter(Boolean).join(', ');
}

/** 'Obala 1, Split' */
export function streetText({ address }: NonNullable<OrderLine['meeting_point']>): string {
  return [`${address.road} ${address.house_number}`.trim(), address.city].filter(Boolean).join(', ');
}
