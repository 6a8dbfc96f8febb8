import { createLocalReq, type Payload, type PayloadRequest } from 'payload';

/** The transaction of a request for a call of the Local API, which would write its language onto the whole request. */
export const transactionOf = ({
  transactionID,
}: PayloadRequest): Pick<PayloadRequest, 'transactionID'> =>
  transactionID === undefined ? {} : { transactionID };

/**
 * What `act` writes with its request is stored as a whole or not at all: when this returns, it is.
 * @throws what `act` and the database throw.
 */
export const inTransaction = async <Result>(
  payload: Payload,
  act: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> => inTransactionOf(await createLocalReq({}, payload), act);

/** The same with the request of an endpoint, which has no transaction of its own. */
export async function inTransactionOf<Result>(
  req: PayloadRequest,
  act: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const { payload } = req;
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('the database has no transactions');
  req.transactionID = transactionID;
  try {
    const result = await act(req);
    await payload.db.commitTransaction(transactionID);
    return result;
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  } finally {
    delete req.transactionID;
  }
}
