const spaced = (text: string) => `regexp_replace(' ' || fold(${text}), '[^[:alnum:]]+', ' ', 'g')`;

/**
 * Joins `found.likeness`, the less the liker: what a name begins with, then a word of it, then any part of it, then names spelt
 * alike. It is zero where no name is looked for and null where one is not found; the statement has `:name`, which may be null.
 * @param text of what one looks in, such as `hotel.name`
 */
export const joinLikeness = (text: string): string => `CROSS JOIN LATERAL (SELECT ${spaced(text)} AS words) AS said
  CROSS JOIN LATERAL (SELECT rtrim(${spaced(':name::text')}) AS words) AS wanted
  CROSS JOIN LATERAL (SELECT CASE WHEN wanted.words IS NULL THEN 0
                                  WHEN wanted.words = '' THEN NULL
                                  WHEN starts_with(said.words, wanted.words) THEN 1
                                  WHEN strpos(said.words, wanted.words) > 0 THEN 2
                                  WHEN strpos(said.words, ltrim(wanted.words)) > 0 THEN 3
                                  WHEN word_similarity(wanted.words, said.words) >= 0.5
                                    THEN 4 - word_similarity(wanted.words, said.words) END AS likeness) AS found`;
