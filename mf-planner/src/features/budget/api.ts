import { useApi } from '@tabi/shared/data';
import { useOwnAnswer } from '../../common/api/own-answer.ts';

export const useCosts = (id: string) => useOwnAnswer('GET /api/trips/{id}/budget', id);

export const useRates = () => useApi('GET /api/currencies/rates', {}, { background: true });
