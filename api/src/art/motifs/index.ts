import type { Motif } from '../../catalogue/vocabulary.ts';
import type { MotifArt, PosterFacts } from '../types.ts';
import { church } from './church.ts';
import { fort } from './fort.ts';
import { gate } from './gate.ts';
import { gopuram } from './gopuram.ts';
import { monastery } from './monastery.ts';
import { monument } from './monument.ts';
import { minaret, mosque } from './mosque.ts';
import { museum } from './museum.ts';
import { pagoda } from './pagoda.ts';
import { palace } from './palace.ts';
import { prang } from './prang.ts';
import { rotunda } from './rotunda.ts';
import { ruins } from './ruins.ts';
import { stupa } from './stupa.ts';
import { torii } from './torii.ts';
import { tower } from './tower.ts';

const table: Partial<Record<Motif, MotifArt>> = { torii, pagoda, stupa, prang, gopuram, mosque, minaret, church, monastery, fort, palace, gate, tower, museum, rotunda, monument, ruins };

/** How a motif is drawn. */
export const motifArt = (facts: PosterFacts): MotifArt => table[facts.motif] ?? pagoda;
