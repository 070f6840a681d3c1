import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallFault } from '../faults/fault-list';
import { TEXTS } from '../messages/texts';
import { clusterName, type StandIn } from '../stand-in';
import type { Element } from '../xml/element';
import { decode } from '../xml/encoding';
import { writeXml } from '../xml/write-xml';
import type { Call, Service } from './call';
import { deliver, type Reply } from './deliver';
import { envelope, faultElement, readEnvelope } from './envelope';
import { type Caller, signOn } from './sign-on';
import { FAULT_STATUS, SoapFault, soapFault } from './soap-fault';

type Address = { Params: { cluster: string }; Body: Buffer };
type Asked = FastifyRequest<Address>;

/** Answers one address of the package at `/{cluster}{path}`. */
export function serve(app: FastifyInstance, standIn: StandIn, service: Service) {
  app.post<Address>(`/:cluster${service.path}`, async (request, reply) => {
    if (request.params.cluster !== clusterName(standIn)) return reply.callNotFound();
    const heard: Heard = { caller: undefined, call: undefined };
    const { answer, fault } = answered(standIn, service, request, reply, heard);
    note(standIn, service, heard, answer, fault);
    return deliver(standIn, reply, answer, fault);
  });
}

/** How far a call came before it was refused. */
type Heard = { caller: Caller | undefined; call: Call | undefined };
type Answered = { answer: Reply; fault?: CallFault };

function answered(
  standIn: StandIn,
  service: Service,
  request: Asked,
  reply: FastifyReply,
  heard: Heard,
): Answered {
  try {
    const { header, body } = readEnvelope(decode(request.body, request.headers['content-type']));
    const caller = signOn(standIn, headerOf(service, header));
    heard.caller = caller;
    const call = service.read(standIn, caller, body, actionOf(request));
    heard.call = call;
    return turn(standIn, caller, call, reply);
  } catch (error) {
    if (error instanceof SoapFault) return { answer: faultReply(error, heard.caller) };
    throw error;
  }
}

/** Carries a call out, unless it is too much or a fault keeps it from being done. */
function turn(standIn: StandIn, caller: Caller, call: Call, reply: FastifyReply): Answered {
  const granted = standIn.fairUse.enter({
    client: caller.client,
    organisation: caller.organisation.code,
    credits: call.credits,
  });
  reply.headers(granted.headers);
  if (!granted.isGranted) return { answer: tooMany };
  reply.raw.once('close', granted.leave);

  const fault = standIn.faults.take(call.kind);
  if (fault?.fault === 'too-many') {
    reply.header('retry-after', String(fault.seconds));
    return { answer: tooMany, fault };
  }
  if (fault?.fault === 'soap-fault') throw soapFault(fault.code);
  if (fault && !fault.commits) return { answer: nothing, fault };
  const { body, shown } = call.run();
  return {
    answer: { status: 200, text: writeXml(envelope(body)), shown },
    ...(fault && { fault }),
  };
}

const tooMany: Reply = { status: 429, text: '', shown: 'HTTP 429' };
const nothing: Reply = { status: 200, text: '', shown: '' };

/** The header of a service with the parts that are in the right namespace; what is in another is not seen. */
function headerOf({ header }: Service, all: readonly Element[]): Element | undefined {
  const found = all.find(
    ({ name, namespace }) => name === header.name && namespace === header.namespace,
  );
  return (
    found && {
      ...found,
      children: found.children.filter(({ namespace }) => namespace === header.partsNamespace),
    }
  );
}

/** The header without its quotes. */
const actionOf = ({ headers }: Asked): string =>
  String(headers.soapaction ?? '').replace(/^"|"$/g, '');

function faultReply(fault: SoapFault, caller: Caller | undefined): Reply {
  const message = fault.say(caller?.texts ?? TEXTS.nl);
  return {
    status: FAULT_STATUS[fault.code] ?? 500,
    text: writeXml(envelope(faultElement(fault, message))),
    shown: `${fault.code}: ${message}`,
  };
}

function note(
  { exchanges, books }: StandIn,
  { name }: Service,
  { caller, call }: Heard,
  { status, shown }: Reply,
  fault?: CallFault,
) {
  exchanges.add({
    at: books.now(),
    service: name,
    user: caller?.user.code ?? '',
    office: caller?.office?.key ?? '',
    status,
    asked: call?.asked ?? '',
    answered: shown,
    fault: fault?.fault ?? '',
  });
}
