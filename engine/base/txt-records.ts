import { Resolver } from 'node:dns/promises';

/** Makes a reader of a name's TXT records in DNS. @param servers  the system's name servers by default */
export function createTxtRecords(servers?: readonly string[]): (name: string) => Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  if (servers) resolver.setServers(servers);
  return async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch {
      // A missing name, a missing record and no answer are the same here: nothing proves the domain.
      return [];
    }
  };
}
