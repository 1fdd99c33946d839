import type { MotifArt } from '../../types.ts';
import type { Landmark } from '../../vocabulary.ts';
import { greatWall } from './great-wall.ts';
import { goldenPavilion, greatBuddhaHall, lanternGateTemple, lowPalace, stageTemple } from './japan.ts';
import { faceTowers, goldenStupa, rockTomb, sweepingWat, whiteTemple } from './land.ts';
import { coveredBridge, domeRuin, harbourArch, lakeTower, seaTorii } from './shore.ts';
import { chinaPrang, gildedBellStupa, goldDome } from './shrines.ts';
import { needleTower, sailTower, skyShip } from './towers.ts';
import { whiteCastle } from './white-castle.ts';
import { goldenTemple, portalSquare, wideDome } from './west.ts';

/** What is known by its own outline. */
export const landmarkArt: Record<Landmark, MotifArt> = {
  'golden-pavilion': goldenPavilion,
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
};
