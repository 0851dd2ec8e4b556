import { plural } from '../plural.ts';

export const text = `Ovdje piše koje podatke {company} ima o vama, zašto, koliko dugo i kako ih možete dobiti ili izbrisati. Podatke ne prodajemo, a ova stranica ne učitava ništa od drugih tvrtki, osim ako dopustite statistiku ili marketing.
Voditelj obrade: {legal_name}, {address}
- E-pošta: [{email}](mailto:{email})
- Telefon: [{phone}](<tel:{phone}>)
## Kad razgledavate
Ne treba vam račun. Što ostaje na vašem uređaju, piše u [pravilima o kolačićima](/cookie-policy). Mrežnu adresu zahtjeva koristimo samo protiv zloporabe, kao što je previše pokušaja ili previše zadržanih mjesta.
## Kad punite košaricu
Spremamo ono što odaberete i upišete: izlete, imena, kontakt i odgovore, te mrežnu adresu s koje je košarica došla. Košarice brišemo dan nakon što završe.
## Kad rezervirate
Za ugovor s vama trebamo vaše ime, adresu e-pošte, broj telefona, imena sudionika i odgovore na pitanja izleta. Dobivate e-poruke o rezervaciji, na jeziku na kojem ste rezervirali. Tekst e-poruke brišemo iz sustava čim je poslana.
{retention}
## Kad plaćate
Karticu upisujete na stranici našeg partnera za kartično plaćanje. Vidimo da ste platili, iznos i oznaku, nikad broj kartice.
## Nakon izleta
Možda vas e-poštom pitamo kako je bilo. Ono što napišete javno je, uz ime i početno slovo prezimena; kad se vaši podaci uklone, ime nestaje.
## Kad želite surađivati s nama
Ono što pošaljete obrascem za dobavljače i posrednike stiže nam e-poštom. Iz sustava to brišemo najkasnije nakon godinu dana.
## Tko još dobiva vaše podatke
- Tvrtka koja vodi vaš izlet: imena, kontakt i odgovore, za taj izlet.
- Naš partner za kartično plaćanje te, u naše ime, usluge na kojima radi ova trgovina i koje šalju njezine e-poruke.
- Uz vašu privolu za statistiku ili marketing, usluge za analitiku ili oglašavanje kojima se služimo: što radite na ovoj stranici i vašu rezervaciju s iznosom; za oglašavanje i vašu e-adresu kao sažetak (hash). Više u [pravilima o kolačićima](/cookie-policy).
## Vaša prava
Možete zatražiti kopiju svojih podataka, njihov ispravak ili brisanje, ili se usprotiviti njihovoj uporabi. Pišite nam: dat ćemo vam sve što o vama znamo kao datoteku ili ukloniti kontakt, bilješke, imena i odgovore iz svih vaših narudžbi. Brojevi, datumi i iznosi ostaju jer ih traži knjigovodstvo. Rezervaciju koja tek slijedi treba prije toga otkazati. Ono što je na vašem uređaju brišete zajedno s podacima ove stranice u pregledniku.
Možete se žaliti i tijelu za zaštitu podataka u svojoj zemlji.
`;
export function retention(months: number | null): string {
  if (months === null) return 'Te podatke čuvamo dok ne zatražite da ih izbrišemo.';
  return `${months} ${plural(months, 'mjesec', 'mjeseca', 'mjeseci')} nakon dana izleta sami uklanjamo ime, kontakt i odgovore.`;
}
