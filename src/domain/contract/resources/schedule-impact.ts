import { endpoint } from '../endpoint.ts';
import { date, integer, list, type Of, shape, time } from '../fields.ts';
import { ScheduleInput } from './experiences.ts';

/** Departures to come that a change of the schedule would touch (B11). A departure that has started is none of them. */
export const ScheduleImpact = shape({
  added: integer(),
  /** Departures of which no places are sold or held. They go. */
  removed: integer(),
  /** Of the removed ones: staff have closed them, or given them places, a note or a guide of their own. */
  removed_with_settings: integer(),
  /** Departures that are in both schedules. */
  kept: integer(),
  /** Of the kept ones: their places change. */
  resized: integer(),
  /** Departures that leave the schedule, but have guests. They stay with just these places. In order of time. */
  booked: list(
    shape({
      id: integer(),
      date: date(),
      time: time(),
      /** Lines of orders whose places are sold. */
      bookings: integer(),
      sold: integer(),
      /** By carts, by orders that wait for a payment, and by devices. */
      held: integer(),
      /** Of the held places: a device may sell them without a network. */
      leased: integer(),
    }),
  ),
});
export type ScheduleImpact = Of<typeof ScheduleImpact>;

/** What a schedule would do to the departures of a tour. The body is that of the change, and nothing is changed. */
export const readScheduleImpact = endpoint('POST', '/api/experiences/{id}/schedule-impact/', {
  keyed: false,
  body: shape({ schedule: ScheduleInput }),
  reply: ScheduleImpact,
});
