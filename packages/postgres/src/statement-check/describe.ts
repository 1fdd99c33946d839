import type { Connection, PoolClient, Submittable } from 'pg';

/** A column of an answer, as PostgreSQL describes it before anything is run. */
export interface DescribedColumn {
  name: string;
  type: number;
  /** The table and column that it is taken from unchanged; 0 when it is worked out. */
  tableID: number;
  columnID: number;
}

/** What PostgreSQL makes of a statement: the types of `$1`, `$2` … and its columns. */
export interface Description {
  parameters: number[];
  columns: DescribedColumn[];
}

interface Field {
  name: string;
  tableID: number;
  columnID: number;
  dataTypeID: number;
}

/** Parses and describes a statement, and does not run it. */
class Describe implements Submittable {
  readonly description: Promise<Description>;
  #resolve!: (description: Description) => void;
  #reject!: (error: Error) => void;
  #found: Description = { parameters: [], columns: [] };

  constructor(private readonly text: string) {
    this.description = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(connection: Connection): void {
    connection.once('parameterDescription', ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
      this.#found.parameters = dataTypeIDs;
    });
    connection.parse({ text: this.text, name: '', types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.#found.columns = fields.map(({ dataTypeID, ...field }) => ({ ...field, type: dataTypeID }));
  }

  handleError(error: Error): void {
    this.#reject(error);
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#found);
  }
}

/** @throws what PostgreSQL says when it does not understand the statement */
export const describe = (client: PoolClient, text: string): Promise<Description> =>
  client.query(new Describe(text)).description;
