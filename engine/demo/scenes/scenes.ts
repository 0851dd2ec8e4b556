import { banner } from './banner.ts';
import { biokovoSkywalk } from './biokovo-skywalk.ts';
import { blueCave } from './blue-cave.ts';
import { blueLagoon } from './blue-lagoon.ts';
import { cellarFour } from './cellar-four.ts';
import { cetinaRaft } from './cetina-raft.ts';
import { falkusaDawn } from './falkusa-dawn.ts';
import { goldenHorn } from './golden-horn.ts';
import { honeySolta } from './honey-solta.ts';
import { kayakMarjan } from './kayak-marjan.ts';
import { klisFortress } from './klis-fortress.ts';
import { krkaFalls } from './krka-falls.ts';
import { lavenderBrusje } from './lavender-brusje.ts';
import { logo } from './logo.ts';
import { marjanClimb } from './marjan-climb.ts';
import { marjanEbike } from './marjan-ebike.ts';
import { mosorRidge } from './mosor-ridge.ts';
import { mosorStars } from './mosor-stars.ts';
import { oliveHarvest } from './olive-harvest.ts';
import { omisPirates } from './omis-pirates.ts';
import { palaceMorning } from './palace-morning.ts';
import { pazarMarket } from './pazar-market.ts';
import { pekaHearth } from './peka-hearth.ts';
import { plavacHvar } from './plavac-hvar.ts';
import { rockPools } from './rock-pools.ts';
import { sailPakleni } from './sail-pakleni.ts';
import type { Scene } from './scene.ts';
import { sevenCastles } from './seven-castles.ts';
import { sibenikStone } from './sibenik-stone.ts';
import { sinjPonies } from './sinj-ponies.ts';
import { snorkelCiovo } from './snorkel-ciovo.ts';
import { splitNight } from './split-night.ts';
import { squidNight } from './squid-night.ts';
import { stariGradPlain } from './stari-grad-plain.ts';
import { trogirDusk } from './trogir-dusk.ts';
import { visTunnel } from './vis-tunnel.ts';
import { windsurfBol } from './windsurf-bol.ts';
import { youngLegionaries } from './young-legionaries.ts';
import { zinfandelKastela } from './zinfandel-kastela.ts';

/** Every scene by the name under which `scene:<name>` finds it. */
export const scenes: Readonly<Record<string, Scene>> = {
  banner,
  'biokovo-skywalk': biokovoSkywalk,
  'blue-cave': blueCave,
  'blue-lagoon': blueLagoon,
  'cellar-four': cellarFour,
  'cetina-raft': cetinaRaft,
  'falkusa-dawn': falkusaDawn,
  'golden-horn': goldenHorn,
  'honey-solta': honeySolta,
  'kayak-marjan': kayakMarjan,
  'klis-fortress': klisFortress,
  'krka-falls': krkaFalls,
  'lavender-brusje': lavenderBrusje,
  logo,
  'marjan-climb': marjanClimb,
  'marjan-ebike': marjanEbike,
  'mosor-ridge': mosorRidge,
  'mosor-stars': mosorStars,
  'olive-harvest': oliveHarvest,
  'omis-pirates': omisPirates,
  'palace-morning': palaceMorning,
  'pazar-market': pazarMarket,
  'peka-hearth': pekaHearth,
  'plavac-hvar': plavacHvar,
  'rock-pools': rockPools,
  'sail-pakleni': sailPakleni,
  'seven-castles': sevenCastles,
  'sibenik-stone': sibenikStone,
  'sinj-ponies': sinjPonies,
  'snorkel-ciovo': snorkelCiovo,
  'split-night': splitNight,
  'squid-night': squidNight,
  'stari-grad-plain': stariGradPlain,
  'trogir-dusk': trogirDusk,
  'vis-tunnel': visTunnel,
  'windsurf-bol': windsurfBol,
  'young-legionaries': youngLegionaries,
  'zinfandel-kastela': zinfandelKastela,
};
