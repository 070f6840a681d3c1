import type { Answer, Call, Service } from '../soap/call';
import { parsed, TWINFIELD } from '../soap/envelope';
import { soapFault } from '../soap/soap-fault';
import type { StandIn } from '../stand-in';
import { child, type Element, element } from '../xml/element';
import { writeXml } from '../xml/write-xml';
import { browse } from './browse/browse';
import { dimensionDocument } from './dimensions/dimension-document';
import type { DocumentCall, DocumentReader } from './document';
import { list } from './list/list';
import { read } from './read/read';
import { transactionDocument } from './transactions/transaction-document';

/** What a document may be, by the name of its root. */
const READERS: Record<string, DocumentReader> = {
  list,
  read,
  columns: browse,
  dimension: dimensionDocument,
  dimensions: dimensionDocument,
  transaction: transactionDocument,
  transactions: transactionDocument,
};

const WAYS = ['ProcessXmlString', 'ProcessXmlDocument'] as const;
type Way = (typeof WAYS)[number];

/** `processxml.asmx`: one address for all documents. The compressed way is gone since July 2025. */
export const processXml: Service = {
  name: 'processxml',
  path: '/webservices/processxml.asmx',
  header: { name: 'Header', namespace: TWINFIELD, partsNamespace: TWINFIELD },
  read(standIn, caller, body, action): Call {
    const way = WAYS.find((each) => action === `${TWINFIELD}${each}`);
    if (way === undefined || body.name !== way || body.namespace !== TWINFIELD)
      throw soapFault(100, (texts) => texts.soapAction(action));
    const root = documentIn(body, way);
    const reader = Object.hasOwn(READERS, root.name) ? READERS[root.name] : undefined;
    if (!reader) throw soapFault(187);
    const document = reader(standIn, caller, root);
    return {
      kind: document.kind,
      credits: document.credits,
      asked: writeXml(root),
      run: () => wrapped(standIn, way, document),
    };
  },
};

/** The document in a request: a text that holds one, or the document itself. */
function documentIn(body: Element, way: Way): Element {
  const request = child(body, 'xmlRequest');
  if (!request) throw soapFault(187);
  if (way === 'ProcessXmlString') return parsed(request.text);
  const [document] = request.children;
  if (!document) throw soapFault(187);
  return document;
}

function wrapped(standIn: StandIn, way: Way, document: DocumentCall): Answer {
  const answer = document.answer();
  const shown = writeXml(answer);
  const prolog = document.saysUtf16 ? '<?xml version="1.0" encoding="utf-16"?>' : '';
  const result =
    way === 'ProcessXmlDocument'
      ? element(`${way}Result`, [answer])
      : {
          ...element(`${way}Result`, prolog + shown),
          isCdata: isCdata(standIn, document),
        };
  return { body: element(`${way}Response`, [result], { xmlns: TWINFIELD }), shown };
}

/** What was read comes as CDATA and what was written escaped, so that a client meets both; or as a fault says. */
function isCdata({ faults }: StandIn, { kind }: DocumentCall): boolean {
  const [shape] = faults.standing('answer-shape');
  if (shape?.wrapping) return shape.wrapping === 'cdata';
  return kind === 'read' || kind === 'browse';
}
