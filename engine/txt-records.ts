import { Resolver } from 'node:dns/promises';

/** Asks DNS for the texts of a name's TXT records. @param servers  the system's where none is named */
export function createTxtRecords(servers?: readonly string[]): (name: string) => Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  if (servers) resolver.setServers(servers);
  return async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch {
      // No name, no record and no answer are alike: nothing proves the domain.
      return [];
    }
  };
}
