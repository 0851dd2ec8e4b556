export const text = `Želimo da svatko može rezervirati kod tvrtke {company}. Trgovina je izrađena prema Smjernicama za pristupačnost mrežnog sadržaja (WCAG) 2.2, razina AA, i europskoj normi EN 301 549.
## Što trgovina omogućuje
- Sve radi i samo tipkovnicom. Fokus je uvijek vidljiv.
- Čitači zaslona čitaju nazive, naslove, poruke i pogreške. Što u obrascu nije u redu, piše uz polje.
- Tekst i kontrole imaju dovoljan kontrast, danju, noću i u vašim vlastitim bojama.
- Uz tekst od 200 % i na zaslonu širokom 320 piksela ništa nije odrezano i nijedna se stranica ne pomiče u stranu.
- Gumbi i poveznice visoki su barem 44 piksela, osim poveznica u rečenici.
- Ako vaš uređaj traži manje pokreta, ništa se ne miče.
- Istek vremena najavljuje se unaprijed, a istekla košarica vraća se jednim dodirom.
- Tekstovi trgovine kažu na kojem su jeziku.
## Što još nije savršeno
- Slike opisujemo sami, pa neki opis može nedostajati.
- Nacrtanu kartu mjesta sastanka čitač zaslona ne može pročitati. Isto mjesto piše uz nju kao adresa i kao poveznica za upute.
- Stranica na kojoj plaćate karticom pripada našem partneru za kartično plaćanje.
## Javite nam
Ako vam nešto ne radi, javite nam što i gdje, pa ćemo vam pomoći rezervirati na drugi način.
- E-pošta: [{email}](mailto:{email})
- Telefon: [{phone}](<tel:{phone}>)
Ako vam naš odgovor ne pomogne, možete se obratiti nadležnom tijelu za pristupačnost u svojoj zemlji.
`;
