/**
 * Words that mean the same to somebody who looks for a tour (V6), folded, in the languages of guests and sellers: a word of one language finds a text in
 * another. `wein-` goes on as it likes (Weinprobe), `-boot` begins so (Holzboot), and `cook~` has any ending (cooking). Words before `>` find those after
 * it, too, but not the other way round. A word that stands in two lines has both meanings.
 */
const meanings = `
kid kids child children family families kinder- kind familie- dijete djec~ djet~ obitelj- bambin~ famigli~ ragazz~ figli
junior~ teen~ teenager~ toddler~ baby babies jugendliche~ mladi ragazz~ > kid kids child children family families kinder- familie- djec~ djet~ obitelj- bambin~ famigli~
walk~ foot hike hikes hiker~ hiking trek~ trekking stroll~ ramble~ wander- spazier- fuss pjesic~ pjesac- setnj~ hodanj~ piedi camminat~ camminar~ passeggi~ escursionism~ escursion~ sentier~
mountain~ hill hills ridge summit~ berg- gipfel- grat planin- brdo brda vrh greben- montagn~ monte monti vetta
hike hikes hiker~ hiking trek~ trekking wander- planinar- pjesac- escursionism~ > mountain~ ridge summit~ berg- gipfel- grat planin- vrh greben- montagn~ monte monti vetta
bike bikes biker~ biking bicycl~ cycle cycling cyclist~ ebike~ mtb rad rads rader radeln radtour- radl- fahrrad- bicikl- bici biciclett~ ciclis- ciclabil~
boat~ ship~ yacht~ sail~ cruise~ speedboat~ motorboat~ catamaran~ skipper~ boot- -boot -boote schiff- jacht- segel- brod~ brodov~ gliser- camac~ barka barkom jedr- krstaren- barca barche nave navi vela vele motoscaf~ crocier~ gommon~
sail~ yacht~ regatta~ segel- jacht- jedr- jahta jahti jahtu vela vele veleggi-
kayak~ canoe~ canoeing paddl~ sup kajak- kanu- paddel- vesl- canoa canoe pagai-
snorkel~ snorkell~ dive dives diver~ diving scuba underwater schnorch- tauchen taucher- tauchgang- ronj- ronil- ronit~ maska maske maskom disalic~ immersion~ subacque-
swim~ swimm~ bathe bathing schwimm- baden kupanj~ plivanj~ nuotar~ nuoto bagno bagni
beach~ strand- -strand plaza plaze plazi plazu spiagg~
bay bays cove coves lagoon~ bucht- lagun~ uval~ baia baie cala cale
island~ isle isles archipelago insel- -insel -inseln otok~ otoc~ isola isole
sea seas ocean adriatic meer- -meer adria mora morem jadran~ jadransk~ mare mari adriatico
cave caves grotto~ hohle hohlen grotte- -grotte spilj~ pecin~ grotta
waterfall~ wasserfall- slap slapa slapov~ vodopad~ cascat~
nature national park parks natur nationalpark- prirod~ nacionaln~ natura nazional~ parco > waterfall~ wasserfall- slap slapa slapov~ vodopad~ cascat~ mountain~ berg- planin- montagn~
river~ canyon~ raft~ rapids fluss- schlucht- stromschnell- rijek~ kanjon~ brzac~ fiume rapide
climb~ abseil~ kletter- penj~ penjanj~ uspon~ arrampic-
surf~ windsurf~ kite kites kitesurf~ surfen windsurf- dasci daska
adventur~ adrenalin~ sport~ active aktiv- abenteuer- pustolov- avventur~ > raft~ climb~ windsurf~ kletter- penj~ uspon~ dasci arrampic-
wine wines winery wineries vineyard~ vine vines cellar~ grape~ zinfandel plavac wein- -wein rebe reben traube trauben winzer- keller- vino vina vinu vinom vini vinsk~ vinograd- podrum- grozd- vigna vigne vignet~ cantin~ uva enolog-
food foods eat eats eating dish dishes meal~ plate plates tast~ lunch~ brunch~ breakfast~ gastronom- cuisine culinary essen gericht~ kulinar- mittagessen fruhstuck- teller kosten verkost- hrana hrane hranu jelo jela rucak rucka dorucak doruck~ tanjur~ kusanj~ cibo mangiar~ piatto piatti pranzo colazion~ degustazion~
cook~ kitchen~ chef chefs kuche kuchen kochen kochkurs- koch kochin kuhanj~ kuhar- kuhinj~ cucin~ > food foods dish dishes plate plates gericht~ teller jelo jela tanjur~ piatto piatti
dinner~ supper~ hearth feast~ abendessen herdfeuer vecera vecere veceru ognjist~ peka peke peku pekom cena cene focolar~
dinner~ supper~ food foods abendessen essen vecera vecere hrana hrane cena cene cibo > dinner~ hearth herdfeuer ognjist~ peka peke cena food eat dish dishes meal~ essen gericht~ jelo jela kitchen~ kuche kuhinj~ cucin~
market~ markt- markte trznic~ pazar~ mercat~
olive~ oliven- maslin~ maslinik- maslinar- oliva uliveto oliveto
oil oils ol ulje ulja uljar~ olio > olive~ oliven- maslin~ maslinik- oliva uliveto oliveto
blue blau- modra modre modri modro modru plava plave plavi plavo plavu azzurr~ blu
honey bee bees honig- biene bienen med meda pcel~ miele api
private privat- yourselves exclusiv~ charter~ eigen eigene eigenem eigenen eigenes exklusiv- svoj svoje svojim vlastit~ privatn~ propri~ privat~ esclusiv~
histor- ancient roman romans emperor~ archaeolog- heritage geschicht- antik- romer romer- romisch~ kaiser- archaolog- povijes- rimsk~ rimljan~ arheolog- storia storic~ antic~ roman~ imperator~ archeolog-
museum~ museen muzej- museo musei cultur~ kultur- cultura cultural~ monument~ sightseeing sehenswurdig- znamenitost~ razgled- > museum~ histor- roman romans archaeolog- geschicht- romer- archaolog- povijes- rimsk~ rimljan~ arheolog- storia storic~ archeolog- palace~ cathedral~ -palast palast- kathedral~ palac~ katedral~ palazz~ cattedral~
castle~ fortress~ fort forts stronghold~ tower towers palace~ burg burgen festung- -festung kastell- schloss- palast- -palast turm turme tvrdav~ utvrd~ kastel~ kastela dvorac dvorc~ palac~ kula kule kulu castell~ fortezz~ palazz~ torre torri
church~ cathedral~ chapel~ kirche- kathedral~ kapelle~ crkv~ katedral~ kapel~ chiesa chiese cattedral~ duomo cappell~
town towns city cities stadt- -stadt stadte altstadt- grad grada gradu gradom gradov~ citta borgo borghi
sunset~ dusk sonnenuntergang- abendrot zalaz~ sumrak tramont~
romantic~ honeymoon~ couple couples romantisch~ > sunset~ sonnenuntergang- zalaz~ tramont~
sunrise~ dawn morning~ sonnenaufgang- morgen- izlaz~ zora zori zoru praskozorj~ jutro jutra alba albe mattin~
night~ evening~ dark lamplight lantern~ nightlife nacht- -nacht abend abende abends laterne- noc noci nocn~ vecer veceri mrak~ feral~ notte notti nottur~ sera serat~
star stars starry stargaz~ astronom- telescope~ observatory stern sterne sternen- sternwart~ teleskop~ zvijezd~ zvjezd~ stella stelle telescopi~
view views viewpoint~ panoram- skywalk~ aussicht~ aussichts- ausblick~ pogled~ vidikov~ vista viste belveder~
fish fishing fisherman fishermen squid angeln fischen fischer- fische kalmar- ribol- ribar- ribe ribic~ pecanj~ lignj~ pesca pescator~ calamar~
animal~ pony ponies horse~ donkey~ riding tiere tieren pony- pferd- reiten zivotinj~ poni poniji~ ponijima konj~ jahanj~ magar~ animali cavall~ equitazion~
pirate~ piraten- gusar~ pirati
lavender lavendel- lavand~
jeep~ buggy~ quad~ offroad rover gelandewagen- fuoristrada
ghost~ haunted spooky gespenst- duh duhov~ fantasm~
`;

/** The endings of words in these languages, one language in each list. */
export const ENDINGS: readonly (readonly string[])[] = [
  ',s,es,y,ies,ing,ings,ed,er,ers,e',
  ',e,en,er,ern,em,es,n,s,ung,ungen,ie,ien',
  ',a,e,i,o,u,om,em,ama,ima,ova,ovi,ove,ih,im,oj,og,ju',
  ',a,e,i,o,he,hi,ia,ie,io,ii',
].map((it) => it.split(','));

const anyEnding = `(?:${[...new Set(ENDINGS.flat())].join('|')})`;

/** A meaning: the words that are typed for it, and the words that texts have for it. */
interface Meaning {
  readonly typed: RegExp;
  readonly found: RegExp;
}

const all: readonly Meaning[] = meanings
  .trim()
  .split('\n')
  .map((line) => {
    const [typed = '', more = ''] = line.split(' > ');
    return { typed: patternOf(typed), found: patternOf(`${typed} ${more}`.trim()) };
  });

function patternOf(words: string): RegExp {
  const patterns = words
    .split(' ')
    .map((word) => word.replace(/^-/, '.+').replace(/-$/, '.*').replace(/~$/, anyEnding));
  return new RegExp(`^(?:${patterns.join('|')})$`);
}

/** The meanings of a typed word, folded: each as the pattern of words that have it. */
export function meaningsOf(word: string): readonly RegExp[] {
  return all.filter(({ typed }) => typed.test(word)).map(({ found }) => found);
}
