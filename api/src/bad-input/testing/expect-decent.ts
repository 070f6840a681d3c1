const FOREIGN_WORDS = /Invalid|Expected|Received|Error:|undefined|\bat .+\.(ts|js):\d/;

/** There is no accounting package beside these tests, nor a register of companies or of VAT numbers. */
const AWAY = /"message":"(?:Twinfield|[^"]*(?:KvK|VIES))[^"]*"/;

/** Nothing but a success or a refusal in Dutch. */
export function expectDecent({ status, body }: { status: number; body: string }, sent: string) {
  const isAnswer = status < 500 || (status === 503 && AWAY.test(body));
  const isDecent = isAnswer && (status < 400 || !FOREIGN_WORDS.test(body));
  if (!isDecent) throw new Error(`${status} ${body.slice(0, 300)} after ${sent.slice(0, 300)}`);
}
