import { createLocalReq, type Payload, type PayloadRequest } from 'payload';

/** Returns the transaction of a request for a call of the Local API. Passing the request would let the call change the request's locale. */
export const transactionReq = ({
  transactionID,
}: PayloadRequest): Pick<PayloadRequest, 'transactionID'> =>
  transactionID === undefined ? {} : { transactionID };

/** Runs `act` in the request's transaction, or in a new one that is committed before this returns. @throws errors of `act` and of the database. */
export const inTransaction = async <Result>(
  payload: Payload,
  callback: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> => inRequestTransaction(await createLocalReq({}, payload), callback);

/** Runs `act` in a new transaction for the request of an endpoint. */
export async function inRequestTransaction<Result>(
  req: PayloadRequest,
  callback: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const { payload } = req;
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('the database has no transactions');
  req.transactionID = transactionID;
  try {
    const result = await callback(req);
    await payload.db.commitTransaction(transactionID);
    return result;
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  } finally {
    delete req.transactionID;
  }
}
