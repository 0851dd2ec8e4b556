import type { ListedCity } from './geonames.ts';

interface Middle {
  readonly lat: number;
  readonly lon: number;
  readonly population: number;
  /** That most of its people live in. */
  readonly country: string;
}

/** Where the people of an area live, on the average: on a globe, so that one beside the date line is not found on its other side. */
export class Middles {
  readonly #sums = new Map<
    string,
    { x: number; y: number; z: number; people: number; most: number; country: string }
  >();

  get keys(): string[] {
    return [...this.#sums.keys()];
  }

  add(key: string, { lat, lon, population, country }: ListedCity): void {
    const sum = this.#sums.get(key) ?? { x: 0, y: 0, z: 0, people: 0, most: -1, country };
    this.#sums.set(key, sum);
    // A village that nobody has counted is somewhere too.
    const people = population + 100;
    sum.x += people * Math.cos(lat * RADIAN) * Math.cos(lon * RADIAN);
    sum.y += people * Math.cos(lat * RADIAN) * Math.sin(lon * RADIAN);
    sum.z += people * Math.sin(lat * RADIAN);
    sum.people += people;
    if (population > sum.most) Object.assign(sum, { most: population, country });
  }

  /** Null for an area without a city. */
  of(key: string): Middle | null {
    const sum = this.#sums.get(key);
    if (!sum) return null;
    const { x, y, z, people, country } = sum;
    return {
      lat: Math.atan2(z, Math.hypot(x, y)) / RADIAN,
      lon: Math.atan2(y, x) / RADIAN,
      population: people,
      country,
    };
  }
}

const RADIAN = Math.PI / 180;
