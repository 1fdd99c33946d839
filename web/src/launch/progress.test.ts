import { numberedProgress } from './progress.ts';

describe('the numbered lines of a start', () => {
  it('go on where the launcher stopped', async () => {
    const lines: string[] = [];
    const progress = numberedProgress('3/5', (line) => lines.push(line));
    await progress.step('Database', async () => 'started');
    await progress.step('Catalogue', async () => undefined);
    progress.running('http://localhost:3000');
    expect(lines.map((line) => line.replace(/\d+\.\d s/, 'N s'))).toEqual([
      '3/5 Database …',
      '    started (N s)',
      '4/5 Catalogue …',
      '    done (N s)',
      'Tabi is running at http://localhost:3000',
    ]);
  });
});
