/** What was asked and what was answered, without tokens. */
export type Exchange = {
  id: number;
  at: Date;
  service: string;
  user: string;
  office: string;
  status: number;
  asked: string;
  answered: string;
  /** The fault that disturbed it; empty for none. */
  fault: string;
};

const MOST = 300;

/** The last few exchanges, the newest first, in memory alone. */
export function exchangeList() {
  let lastId = 0;
  let kept: Exchange[] = [];
  return {
    all: (): readonly Exchange[] => kept,
    find: (id: number) => kept.find((exchange) => exchange.id === id),
    add(exchange: Omit<Exchange, 'id'>) {
      lastId += 1;
      kept = [{ ...exchange, id: lastId }, ...kept].slice(0, MOST);
    },
    clear() {
      kept = [];
      lastId = 0;
    },
  };
}

export type Exchanges = ReturnType<typeof exchangeList>;
