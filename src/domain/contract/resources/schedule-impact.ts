import { endpoint } from '../endpoint.ts';
import { date, integer, list, type Of, shape, time } from '../fields.ts';
import { ScheduleInput } from './experiences.ts';

/** The future departures that a change of the schedule would affect (B11). Departures that have started are not counted. */
export const ScheduleImpact = shape({
  added: integer(),
  /** Departures without sold or held places. They are removed. */
  removed: integer(),
  /** The removed departures that staff have closed, or given their own places, note or guide. */
  removed_with_settings: integer(),
  /** Departures in both schedules. */
  remaining: integer(),
  /** The kept departures whose places change. */
  resized: integer(),
  /** Departures that leave the schedule, but have guests. They stay with exactly these places. Sorted by time. */
  booked: list(
    shape({
      id: integer(),
      date: date(),
      time: time(),
      /** Lines of orders whose places are sold. */
      bookings: integer(),
      sold: integer(),
      /** Places held by carts, by orders that wait for a payment, and by devices. */
      held: integer(),
      /** The held places that a device may sell without a network. */
      leased: integer(),
    }),
  ),
});
export type ScheduleImpact = Of<typeof ScheduleImpact>;

/** The effect of a new schedule on the departures of a tour. The body is the same as for the change, but nothing is changed. */
export const readScheduleImpact = endpoint('POST', '/api/experiences/{id}/schedule-impact/', {
  keyed: false,
  body: shape({ schedule: ScheduleInput }),
  reply: ScheduleImpact,
});
