import type { Motif } from '../vocabulary.ts';
import type { MotifArt, PosterFacts } from '../types.ts';
import { beach } from './beach.ts';
import { junk, lakeBoat } from './boats.ts';
import { bridge } from './bridge.ts';
import { cableCar } from './cable-car.ts';
import { canyon } from './canyon.ts';
import { cave } from './cave.ts';
import { church } from './church.ts';
import { dune } from './dune.ts';
import { fort } from './fort.ts';
import { garden } from './garden.ts';
import { gate } from './gate.ts';
import { gopuram } from './gopuram.ts';
import { hotSpring } from './hot-spring.ts';
import { camp, lodge } from './camp.ts';
import { hotelFront } from './hotel-front.ts';
import { hotelRoom } from './hotel-room.ts';
import { innFront } from './inn-front.ts';
import { innRoom } from './inn-room.ts';
import { hotelRoof, resort } from './resort.ts';
import { island } from './island.ts';
import { landmarkArt } from './landmarks/landmark-art.ts';
import { market } from './market.ts';
import { minaret } from './minaret.ts';
import { monastery } from './monastery.ts';
import { monument } from './monument.ts';
import { mosque } from './mosque.ts';
import { snowRange, volcano } from './mountains.ts';
import { museum } from './museum.ts';
import { nightMarket } from './night-market.ts';
import { pagoda } from './pagoda.ts';
import { palace } from './palace.ts';
import { prang } from './prang.ts';
import { reef } from './reef.ts';
import { rotunda } from './rotunda.ts';
import { ruins } from './ruins.ts';
import { skyline } from './skyline.ts';
import { steppe } from './steppe.ts';
import { stupa } from './stupa.ts';
import { riceTerrace, teaTerrace } from './terraces.ts';
import { themePark } from './theme-park.ts';
import { torii } from './torii.ts';
import { tower } from './tower.ts';
import { oldTown, riverTown } from './towns.ts';
import { train } from './train.ts';
import { waterfall } from './waterfall.ts';
import { bamboo, forest } from './woods.ts';
import { zoo } from './zoo.ts';

const table: Record<Motif, MotifArt> = {
  torii,
  pagoda,
  stupa,
  prang,
  gopuram,
  mosque,
  minaret,
  church,
  monastery,
  fort,
  palace,
  'old-town': oldTown,
  gate,
  market,
  'night-market': nightMarket,
  skyline,
  tower,
  bridge,
  museum,
  garden,
  bamboo,
  'tea-terrace': teaTerrace,
  'rice-terrace': riceTerrace,
  beach,
  island,
  reef,
  waterfall,
  cave,
  dune,
  canyon,
  volcano,
  'snow-range': snowRange,
  'lake-boat': lakeBoat,
  junk,
  'river-town': riverTown,
  train,
  'cable-car': cableCar,
  zoo,
  'theme-park': themePark,
  'hot-spring': hotSpring,
  forest,
  ruins,
  monument,
  steppe,
  rotunda,
  'hotel-front': hotelFront,
  'hotel-room': hotelRoom,
  'hotel-roof': hotelRoof,
  'inn-front': innFront,
  'inn-room': innRoom,
  resort,
  lodge,
  camp,
  ...landmarkArt,
};

/** How a motif is drawn. */
export const motifArt = (facts: PosterFacts): MotifArt => table[facts.motif];
