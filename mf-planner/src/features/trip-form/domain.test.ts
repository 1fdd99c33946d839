import { allChosen, inputOf, newDraft, problemsOf, row, withEnd, withStart } from './domain.ts';

const kyoto = { id: 14, name: 'Kyoto' };
const draft = newDraft('2026-02-27', [kyoto]);

describe('the draft of a trip', () => {
  it('begins as three days from the day after tomorrow', () => {
    expect([draft.startDate, draft.endDate]).toEqual(['2026-03-01', '2026-03-03']);
  });

  it('takes the end along when the start moves past it', () => {
    expect(withStart(draft, '2026-03-10')).toMatchObject({ startDate: '2026-03-10', endDate: '2026-03-10' });
  });

  it('takes the start along when the end moves before it', () => {
    expect(withEnd(draft, '2026-02-28')).toMatchObject({ startDate: '2026-02-28', endDate: '2026-02-28' });
  });

  it('keeps a start that lies before the end', () => {
    expect(withStart(draft, '2026-03-02')).toMatchObject({ startDate: '2026-03-02', endDate: '2026-03-03' });
  });

  it('is not complete while a destination is only typed', () => {
    const typed = { ...draft, destinations: [{ ...row(0), text: 'Kyo' }] };
    expect([allChosen(typed), problemsOf(typed)]).toEqual([
      false,
      { destinations: 'Choose a destination from the list.' },
    ]);
  });

  it('asks for a day that is written as none, and leaves the other one as it is', () => {
    expect(problemsOf(withStart(draft, ''))).toEqual({ startDate: 'Choose the first day.' });
    expect(withEnd(draft, '')).toMatchObject({ startDate: '2026-03-01', endDate: '' });
    expect(problemsOf(withEnd(draft, ''))).toEqual({ endDate: 'Choose the last day.' });
  });

  it('says when a day would end before it starts', () => {
    expect(problemsOf({ ...draft, startTime: '22:00', endTime: '09:00' })).toEqual({
      endTime: 'The day must end after it starts.',
    });
  });

  it('is sent with the ids of what was chosen', () => {
    expect(inputOf({ ...draft, destinations: [row(0, kyoto), row(1, { id: 3, name: 'Nara' })] })).toMatchObject({
      destination_ids: [14, 3],
      tripPace: 1,
    });
  });
});
