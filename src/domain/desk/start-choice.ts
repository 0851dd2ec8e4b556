import { placesTaken, type Selection, takesWhole } from '../booking/party.ts';
import type { StartOffer } from '../booking/start-offers.ts';
import type { Experience } from '../contract/catalogue.ts';
import type { CalendarDeparture } from '../contract/departures.ts';
import { isFew } from '../time/calendar.ts';
import { epochOf } from '../time/epoch.ts';

/** Starts that staff may choose for a guest (B13): until the start itself, and also closed ones. */

/** Places that are neither sold nor held. */
export function freePlaces({ capacity, sold, held }: CalendarDeparture): number {
  return Math.max(0, capacity - sold - held);
}

/** The departures of a tour that take place and have not started yet. */
export function departuresAhead(departures: readonly CalendarDeparture[], zone: string, now: Temporal.Instant) {
  return departures.filter(
    ({ date, time, cancelled }) => !cancelled && epochOf(date, time, zone) > now.epochMilliseconds,
  );
}

/** The starts of the form's day for its party. @param isHeld  the engine already holds the places of the selection */
export function offersOn(
  tour: Experience,
  selection: Selection,
  departures: readonly CalendarDeparture[],
  isHeld: boolean,
): StartOffer[] {
  const { date, start_time_id } = selection.booking_info;
  return departures
    .filter((it) => it.date === date)
    .map((departure): StartOffer => {
      const { start_time: id, time, capacity } = departure;
      const places = freePlaces(departure);
      const isEnough = (isHeld && id === start_time_id) || placesTaken(tour, selection, capacity) <= places;
      const reason = isEnough ? null : places === 0 ? 'SOLD_OUT' : 'NOT_ENOUGH_PLACES';
      return { id, time, places, isFew: isFew(places, capacity), isWhole: takesWhole(tour, selection), reason };
    });
}

/** The departures with enough places that are nearest in time to a day and start. @param most  the number of departures */
export function nearestDepartures(
  tour: Experience,
  selection: Selection,
  departures: readonly CalendarDeparture[],
  most = 3,
): CalendarDeparture[] {
  const zone = tour.time_zone;
  const { date, start_time_id } = selection.booking_info;
  const departure = departures.find((it) => it.date === date && it.start_time === start_time_id);
  const around = epochOf(date, departure?.time ?? '12:00:00', zone);
  const distance = (it: CalendarDeparture) => Math.abs(epochOf(it.date, it.time, zone) - around);
  return departures
    .filter((it) => it !== departure && placesTaken(tour, selection, it.capacity) <= freePlaces(it))
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, most);
}
