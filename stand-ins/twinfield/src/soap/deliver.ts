import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { CallFault } from '../faults/fault-list';
import type { AnswerFault } from '../faults/kinds';
import { PROXY_PAGE, TEXTS } from '../messages/texts';
import type { StandIn } from '../stand-in';
import { charsetOf, ENCODINGS, type Encoding, encode } from '../xml/encoding';
import { writeXml } from '../xml/write-xml';
import { envelope, faultElement } from './envelope';
import { soapFault } from './soap-fault';

/** An answer that is ready to leave, and what a person reads of it. It is XML unless it says otherwise. */
export type Reply = { status: number; text: string; shown: string; isJson?: boolean };

type Sent = { standIn: StandIn; reply: FastifyReply; answer: Reply };

/** Sends an answer, or what a fault makes of it. */
export async function deliver(
  standIn: StandIn,
  reply: FastifyReply,
  answer: Reply,
  fault: CallFault | undefined,
): Promise<FastifyReply> {
  const sent: Sent = { standIn, reply, answer };
  const disturb = fault && DISTURBED[fault.fault as AnswerFault];
  return disturb ? disturb(sent, fault) : send(sent);
}

function send({ standIn, reply, answer }: Sent): FastifyReply {
  reply.code(answer.status);
  if (answer.isJson) return reply.type('application/json; charset=utf-8').send(answer.text);
  const encoding = encodingOf(standIn);
  return reply.type(`text/xml; charset=${charsetOf(encoding)}`).send(encode(answer.text, encoding));
}

function encodingOf({ faults }: StandIn): Encoding {
  const [shape] = faults.standing('answer-shape');
  return ENCODINGS.find((encoding) => encoding === shape?.encoding) ?? 'utf-8';
}

const DISTURBED: Record<AnswerFault, (sent: Sent, fault: CallFault) => Promise<FastifyReply>> = {
  lost: async ({ reply }) => {
    reply.hijack();
    reply.request.raw.socket.destroy();
    return reply;
  },
  twice: async (sent) => {
    const { standIn, reply, answer } = sent;
    const bytes = encode(answer.text, encodingOf(standIn));
    const { socket } = reply.request.raw;
    reply.raw.once('finish', () => {
      const head = [
        `HTTP/1.1 ${answer.status} OK`,
        'content-type: text/xml; charset=utf-8',
        `content-length: ${bytes.length}`,
      ];
      socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes]));
    });
    return send(sent);
  },
  slow: async (sent, { seconds }) => {
    await wait(seconds * 1000, undefined, { ref: false });
    return send(sent);
  },
  error: async (sent) => {
    const text = writeXml(envelope(faultElement(soapFault(100), TEXTS.nl.unexpected())));
    return send({ ...sent, answer: { ...sent.answer, status: 500, text } });
  },
  html: async ({ reply }) => reply.type('text/html; charset=utf-8').send(PROXY_PAGE),
  half: async (sent) => {
    const { answer } = sent;
    const text = answer.text.slice(0, Math.floor(answer.text.length / 2));
    return send({ ...sent, answer: { ...answer, text } });
  },
  empty: async ({ reply }) => reply.type('text/xml; charset=utf-8').send(''),
  garbled: async (sent, { text }) => {
    const { answer } = sent;
    return send({ ...sent, answer: { ...answer, text: answer.text.replaceAll(text, '?') } });
  },
};
