import type { MotifArt } from '../../types.ts';
import { lakeMeru, tideTemple } from './bali.ts';
import { balloonValley } from './balloon-valley.ts';
import { clayArmy } from './clay-army.ts';
import { cliffBuddha } from './cliff-buddha.ts';
import { craterCone } from './crater-cone.ts';
import { churchRuin, libraryRuin, whiteMosque } from './facades.ts';
import { greatWall } from './great-wall.ts';
import { greatBuddhaHall, lanternGateTemple, lowPalace, stageTemple } from './japan.ts';
import { faceTowers, goldenStupa, rockTomb, sweepingWat, whiteTemple } from './land.ts';
import { lionFountain } from './lion-fountain.ts';
import { marbleDome } from './marble-tomb.ts';
import { moatShrine } from './moat-shrine.ts';
import { peakedTemples } from './peaked-temples.ts';
import { pondPavilion } from './pond-pavilions.ts';
import { prayerWall } from './prayer-wall.ts';
import { lionsRock, spearBearer, whiteRedPalace } from './rocks.ts';
import { royalSpires } from './royal-spires.ts';
import { coveredBridge, domeRuin, harbourArch, lakeTower, seaTorii } from './shore.ts';
import { chinaPrang, gildedBellStupa, goldDome } from './shrines.ts';
import { stoneHands } from './stone-hands.ts';
import { stonePillars } from './stone-pillars.ts';
import { bellTerraces, crossingTower } from './terraces.ts';
import { thatchVillage } from './thatch-village.ts';
import { needleTower, sailTower, skyShip } from './towers.ts';
import { twoDeckTower } from './two-deck-tower.ts';
import { goldenTemple, portalSquare, wideDome } from './west.ts';
import { whiteCastle } from './white-castle.ts';
import { whitePools } from './white-pools.ts';
import type { Landmark } from '../../vocabulary.ts';

/** What is known by its own outline. */
export const landmarkArt: Record<Landmark, MotifArt> = {
  'pond-pavilion': pondPavilion,
  'low-palace': lowPalace,
  'stage-temple': stageTemple,
  'lantern-gate': lanternGateTemple,
  'great-hall': greatBuddhaHall,
  'sea-torii': seaTorii,
  'dome-ruin': domeRuin,
  'lake-tower': lakeTower,
  'covered-bridge': coveredBridge,
  'harbour-arch': harbourArch,
  'sweeping-wat': sweepingWat,
  'white-temple': whiteTemple,
  'golden-stupa': goldenStupa,
  'rock-tomb': rockTomb,
  'face-towers': faceTowers,
  'wide-dome': wideDome,
  'portal-square': portalSquare,
  'golden-temple': goldenTemple,
  'sky-ship': skyShip,
  'sail-tower': sailTower,
  'needle-tower': needleTower,
  'gilded-bell': gildedBellStupa,
  'china-prang': chinaPrang,
  'gold-dome': goldDome,
  'great-wall': greatWall,
  'white-castle': whiteCastle,
  'lion-rock': lionsRock,
  'hill-palace': whiteRedPalace,
  'golden-giant': spearBearer,
  'bell-terraces': bellTerraces,
  'crossing-tower': crossingTower,
  'lake-meru': lakeMeru,
  'tide-temple': tideTemple,
  'clay-army': clayArmy,
  'library-front': libraryRuin,
  'church-front': churchRuin,
  'white-domes': whiteMosque,
  'marble-tomb': marbleDome,
  'lion-fountain': lionFountain,
  'balloon-valley': balloonValley,
  'stone-pillars': stonePillars,
  'cliff-buddha': cliffBuddha,
  'two-deck-tower': twoDeckTower,
  'royal-spires': royalSpires,
  'moat-shrine': moatShrine,
  'prayer-wall': prayerWall,
  'peaked-temples': peakedTemples,
  'thatch-village': thatchVillage,
  'white-pools': whitePools,
  'stone-hands': stoneHands,
  'crater-cone': craterCone,
};
